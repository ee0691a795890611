// Where the reader is, told by the fragment. Tokens leave the address as soon as they are read, and are kept here.

export type Page = "start" | "table" | "invite" | "device";

class Route {
  page = $state<Page>("start");
  word = $state(""); // the table's name, or the token

  constructor() {
    this.read();
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    const [name = "", word = ""] = location.hash.slice(1).split("=");
    if (name === "invite" || name === "device") {
      history.replaceState(null, "", location.pathname);
      this.go(name, word);
    } else {
      this.go(name === "table" && word ? "table" : "start", word);
    }
  }

  private go(page: Page, word: string): void {
    this.page = page;
    this.word = word;
  }

  toTable(id: string): void {
    location.hash = `table=${id}`;
    this.go("table", id);
  }

  toStart(): void {
    history.pushState(null, "", location.pathname);
    this.go("start", "");
  }
}

export const route = new Route();

/** The whole address of a link with a token. */
export function linkTo(kind: "invite" | "device", token: string): string {
  return `${location.origin}${location.pathname}#${kind}=${token}`;
}
