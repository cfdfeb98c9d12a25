import { useDraft } from '@/components/app/drafts/use-draft';
import { connectionDraftSchema, type NewConnection } from '@/lib/store/connection-draft';
import { keys } from '@/lib/store/keys';

const closed = { connection: null };
const blank: NewConnection = { name: '', address: '', allowPlainHttp: false, forgetKey: false };

/**
 * The draft of a connection that is being added: a popup closes when the person goes to copy the key,
 * and under the browser's question.
 */
export function useNewConnection() {
  const { draft, edit, ...rest } = useDraft(keys.connectionDraft, connectionDraftSchema, closed);
  return {
    ...rest,
    typed: draft?.connection ?? blank,
    /** Whether one was begun, on this page or another. */
    begun: draft !== null && draft.connection !== null,
    edit: (changes: Partial<NewConnection>) =>
      edit(({ connection }) => ({ connection: { ...(connection ?? blank), ...changes } })),
    /** Called once the connection is saved. A draft begun meanwhile stays. */
    forget: (saved: NewConnection) =>
      edit((latest) =>
        JSON.stringify(latest.connection) === JSON.stringify(saved) ? closed : latest,
      ),
  };
}
