import type { Locks } from '@/lib/ports';

interface Claim {
  readonly owner: object;
  readonly grant: () => void;
}

/** Web Locks in memory: first come, first served, and freed when their owner dies. */
export class MemoryLocks {
  /** The first claim of a name holds it; the others wait. */
  readonly #claims = new Map<string, Claim[]>();

  of(owner: object): Locks {
    return {
      run: (name, work) => this.#run(owner, name, work),
      tryRun: async (name, work) =>
        this.#claims.has(name) ? null : { value: await this.#run(owner, name, work) },
      runFirst: async (names, work) => {
        let taken = false;
        return new Promise((resolve, reject) => {
          for (const name of names) {
            void this.#run(owner, name, async () => {
              if (taken) return;
              taken = true;
              await work().then(resolve, reject);
            });
          }
        });
      },
    };
  }

  free(owner: object): void {
    for (const [name, claims] of this.#claims) {
      const [holder] = claims;
      this.#keep(
        name,
        claims.filter((claim) => claim.owner !== owner),
        holder,
      );
    }
  }

  held(): readonly string[] {
    return [...this.#claims.keys()];
  }

  async #run<Value>(owner: object, name: string, work: () => Promise<Value>): Promise<Value> {
    const claim = await this.#claim(owner, name);
    try {
      return await work();
    } finally {
      const claims = this.#claims.get(name) ?? [];
      this.#keep(
        name,
        claims.filter((other) => other !== claim),
        claim,
      );
    }
  }

  #claim(owner: object, name: string): Promise<Claim> {
    return new Promise((resolve) => {
      const claim: Claim = { owner, grant: () => resolve(claim) };
      const claims = this.#claims.get(name);
      if (claims === undefined) {
        this.#claims.set(name, [claim]);
        claim.grant();
      } else claims.push(claim);
    });
  }

  #keep(name: string, claims: Claim[], holder: Claim | undefined): void {
    const [first] = claims;
    if (first === undefined) {
      this.#claims.delete(name);
      return;
    }
    this.#claims.set(name, claims);
    if (first !== holder) first.grant();
  }
}
