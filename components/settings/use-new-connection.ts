import { useDraft } from '@/components/app/use-draft';
import { connectionDraftSchema, type NewConnection } from '@/lib/store/connection-draft';
import { keys } from '@/lib/store/keys';

const closed = { connection: null };
const blank: NewConnection = { name: '', address: '', allowPlainHttp: false, forgetKey: false };

/**
 * What was typed of a connection that is being added: a popup closes under whoever goes to copy the
 * key, and under the browser's question.
 */
export function useNewConnection() {
  const { draft, edit, discard } = useDraft(keys.connectionDraft, connectionDraftSchema, closed);
  return {
    typed: draft?.connection ?? blank,
    /** It was begun, be it on another page. */
    begun: draft !== null && draft.connection !== null,
    edit: (changes: Partial<NewConnection>) =>
      edit(({ connection }) => ({ connection: { ...(connection ?? blank), ...changes } })),
    discard,
    /** Once it is saved; another that was begun meanwhile stays. */
    forget: (saved: NewConnection) =>
      edit((latest) =>
        JSON.stringify(latest.connection) === JSON.stringify(saved) ? closed : latest,
      ),
  };
}
