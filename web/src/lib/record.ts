// The header of a record, as far as the page needs it to ask who shall sit where. The server reads it strictly.

export interface Header {
  game: string;
  seats: string[];
  isOfSeat: boolean; // only what one seat was sent, which cannot be gone on with
  players: Record<string, string>; // by seat: "human" or a bot; may be empty
}

export function headerOf(record: string): Header {
  const header: Header = { game: "", seats: [], isOfSeat: record.startsWith("outremer-seat-record"), players: {} };
  for (const text of record.split("\n")) {
    const [word, first = "", second = ""] = text.trim().split(" ");
    if (word === "---") break;
    if (word === "game") header.game = first;
    if (word === "seat") header.seats.push(first);
    if (word === "player") header.players[first] = second;
  }
  return header;
}
