import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { showHidden } from '@/lib/form/visible-text';
import { countArguments } from '@/lib/tools/count-arguments';
import { readParameters, type StoredTool } from '@/lib/tools/definition';
import { useMemo } from 'preact/hooks';

interface ToolRowProps {
  readonly tool: StoredTool;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => unknown;
}

export function ToolRow({ tool, onEdit, onDuplicate, onDelete }: ToolRowProps) {
  const { name, description, parameters } = tool;
  const count = useMemo(() => countArguments(readParameters(parameters)), [parameters]);
  const named = <span class="visually-hidden">{name}</span>;
  return (
    <li class="padded stack">
      <div class="tool-head">
        <h2>
          <code>{name}</code>
        </h2>
        <span class="small muted">{i18n.t('tools.arguments', count)}</span>
      </div>
      <p class="two-lines">
        {description.trim() === '' ? (
          <span class="muted">{i18n.t('tools.noDescription')}</span>
        ) : (
          <bdi>{showHidden(description)}</bdi>
        )}
      </p>
      <div class="buttons">
        <Button onPress={onEdit}>
          {i18n.t('tools.edit')} {named}
        </Button>
        <Button kind="quiet" onPress={onDuplicate}>
          {i18n.t('tools.duplicate')} {named}
        </Button>
        <Button kind="quiet danger" onPress={onDelete}>
          {i18n.t('tools.delete')} {named}
        </Button>
      </div>
    </li>
  );
}
