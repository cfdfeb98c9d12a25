import { i18n } from '#i18n';
import { isFocusFree } from '@/components/app/focus/is-focus-free';
import { neighbour } from '@/components/app/focus/neighbour';
import { Button } from '@/components/look/button';
import { showHidden } from '@/lib/visible-text';
import type { StoredTool } from '@/lib/tools/definition';
import { useEffect, useRef } from 'preact/hooks';
import { useArgumentCount } from './use-argument-count';

interface ToolRowProps {
  readonly tool: StoredTool;
  /** The row takes the focus when it is drawn, unless the focus is elsewhere by then. */
  readonly focused: boolean;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  /** Given the element that the focus moves on to. */
  readonly onDelete: (next: HTMLElement | null) => unknown;
}

export function ToolRow({ tool, focused, onEdit, onDuplicate, onDelete }: ToolRowProps) {
  const { name, description, parameters } = tool;
  const count = useArgumentCount(parameters);
  const editRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused && isFocusFree()) editRef.current?.focus();
  }, [focused]);
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
        <Button ref={editRef} onPress={onEdit}>
          {i18n.t('tools.edit')} {named}
        </Button>
        <Button kind="quiet" onPress={onDuplicate}>
          {i18n.t('tools.duplicate')} {named}
        </Button>
        <Button danger kind="quiet" onPress={() => onDelete(neighbour(editRef.current))}>
          {i18n.t('tools.delete')} {named}
        </Button>
      </div>
    </li>
  );
}
