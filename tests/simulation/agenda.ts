interface Entry {
  readonly at: number;
  readonly happen: () => Promise<void> | void;
}

/** What will happen and when, in milliseconds since the simulation began. */
export class Agenda {
  #entries: Entry[] = [];

  add(at: number, happen: Entry['happen']): void {
    const after = this.#entries.findIndex((other) => other.at > at);
    this.#entries.splice(after === -1 ? this.#entries.length : after, 0, { at, happen });
  }

  /** The moment of the next entry; Infinity if there is none. */
  get next(): number {
    return this.#entries[0]?.at ?? Infinity;
  }

  async happen(): Promise<void> {
    await this.#entries.shift()?.happen();
  }
}
