import { i18n } from '#i18n';
import type { Edit } from '@/components/app/drafts/use-draft';
import type { Stored } from '@/components/app/stored/use-stored';
import { CheckField } from '@/components/look/check-field';
import { useArgumentCount } from '@/components/tools/use-argument-count';
import { libraryOf } from '@/components/tools/use-library';
import type { Library } from '@/lib/store/library';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import type { StoredTool } from '@/lib/tools/definition';

interface ToolChoiceProps {
  readonly draft: NewTaskDraft;
  /** The person's own tools. */
  readonly stored: Stored<Library>;
  readonly edit: Edit<NewTaskDraft>;
}

/** Chooses the tools with which the agent can reach the person. */
export function ToolChoice({ draft, stored, edit }: ToolChoiceProps) {
  const { askWithForm, simpleForm, tools } = draft;
  const library = libraryOf(stored);
  const choose = (name: string, chosen: boolean) =>
    edit({ tools: [...tools.filter((other) => other !== name), ...(chosen ? [name] : [])] });
  const gone = tools.filter((tool) => !library.some(({ name }) => name === tool));
  const canAsk = askWithForm || library.some(({ name }) => tools.includes(name));
  return (
    <fieldset class="field">
      <legend class="legend">{i18n.t('newTask.mayDo')}</legend>
      <div class="card rows">
        <div class="padded stack">
          <CheckField
            label={i18n.t('newTask.askWithForm')}
            hint={canAsk ? i18n.t('newTask.askWithFormHint') : i18n.t('newTask.askWithFormOff')}
            checked={askWithForm}
            onCheck={(askWithForm) => edit({ askWithForm })}
          />
          {askWithForm && (
            <div class="indented">
              <CheckField
                label={i18n.t('newTask.simpleForm')}
                hint={i18n.t('newTask.simpleFormHint')}
                checked={simpleForm}
                onCheck={(simpleForm) => edit({ simpleForm })}
              />
            </div>
          )}
        </div>
        {library.map((tool) => (
          <OwnTool
            key={tool.name}
            tool={tool}
            chosen={tools.includes(tool.name)}
            onChoose={(chosen) => choose(tool.name, chosen)}
          />
        ))}
      </div>
      {gone.length > 0 && <GoneTools kind={stored.kind} names={gone} />}
      <p class="hint">
        <a href="#/tools">{i18n.t('newTask.yourTools')}</a>
      </p>
    </fieldset>
  );
}

interface OwnToolProps {
  readonly tool: StoredTool;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function OwnTool({ tool: { name, parameters }, chosen, onChoose }: OwnToolProps) {
  const count = useArgumentCount(parameters);
  return (
    <div class="padded">
      <CheckField
        label={name}
        hint={i18n.t('newTask.yourTool', [i18n.t('tools.arguments', count)])}
        checked={chosen}
        onCheck={onChoose}
      />
    </div>
  );
}

interface GoneToolsProps {
  readonly kind: Stored<Library>['kind'];
  readonly names: readonly string[];
}

/** Says that chosen tools are not there, so the agent starts without them. */
function GoneTools({ kind, names }: GoneToolsProps) {
  switch (kind) {
    case 'loading':
      return null;
    case 'broken':
      return <p class="hint">{i18n.t('newTask.toolsBroken')}</p>;
    case 'ok':
    case 'missing':
      return (
        <p class="hint">
          <bdi>{i18n.t('newTask.toolsGone', [names.join(', ')])}</bdi>
        </p>
      );
  }
}
