import type { Badge, Clock, Notice, Notifications } from '@/lib/ports';

export interface Raise extends Notice {
  readonly id: string;
  readonly at: number;
}

/** What the person sees of Beckon outside its pages. */
export class Desktop {
  readonly #clock: Clock;
  readonly #shown = new Map<string, Notice>();
  /** Every notification there ever was: each of these popped up and was heard. */
  readonly raises: Raise[] = [];
  /** The ids raised since the browser started. */
  #told = new Set<string>();
  /**
   * How often an id was raised again since the browser started. A reminder keeps the id of its request,
   * so it counts, too.
   */
  duplicates = 0;
  badge: Parameters<Badge['show']>[0] = { text: '', tone: 'trouble', title: '' };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get shown(): readonly string[] {
    return [...this.#shown.keys()];
  }

  readonly notifications: Notifications = {
    raise: async (id, text) => {
      if (this.#told.has(id)) this.duplicates += 1;
      this.#told.add(id);
      this.#shown.set(id, text);
      this.raises.push({ id, at: this.#clock.now(), ...text });
    },
    reword: async (id, words) => {
      const notice = this.#shown.get(id);
      if (notice !== undefined) this.#shown.set(id, { ...notice, ...words });
    },
    clear: async (id) => {
      this.#shown.delete(id);
    },
    shown: async () => this.shown,
  };

  readonly badgePort: Badge = {
    show: async (badge) => {
      this.badge = badge;
    },
  };

  /** The browser ends, and its notifications and its badge with it. */
  clear(): void {
    this.#shown.clear();
    this.#told.clear();
    this.badge = { text: '', tone: 'trouble', title: '' };
  }
}
