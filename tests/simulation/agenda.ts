interface Entry {
  readonly at: number;
  readonly happen: () => Promise<void> | void;
}

/** What is to happen when, in milliseconds since the beginning. */
export class Agenda {
  #entries: Entry[] = [];

  add(at: number, happen: Entry['happen']): void {
    const after = this.#entries.findIndex((other) => other.at > at);
    this.#entries.splice(after === -1 ? this.#entries.length : after, 0, { at, happen });
  }

  /** When the next thing is to happen; never is Infinity. */
  get next(): number {
    return this.#entries[0]?.at ?? Infinity;
  }

  async happen(): Promise<void> {
    await this.#entries.shift()?.happen();
  }
}
