import { i18n } from '#i18n';
import { Written } from '@/components/written/written';
import { Section } from '@/components/look/section';
import { ArgumentsTree } from '@/components/request/arguments/arguments-tree';
import type { JsonObject } from '@/lib/json-object';
import { requestKind } from '@/lib/form/request-kind';
import { describeArguments } from '@/lib/tools/describe-arguments';
import { exampleArguments } from '@/lib/tools/example-arguments';
import { useMemo } from 'preact/hooks';

interface ExampleCallProps {
  readonly name: string;
  readonly description: string;
  /** Null while the parameters cannot be read. */
  readonly parameters: JsonObject | null;
}

/** An example call of the tool being written, as the person will see it, with Beckon's remarks below. */
export function ExampleCall({ name, description, parameters }: ExampleCallProps) {
  const example = useMemo(() => exampleArguments(parameters ?? {}), [parameters]);
  const describe = useMemo(() => describeArguments(parameters ?? {}), [parameters]);
  const hasArguments = Object.keys(example).length > 0;
  const hasName = name.trim() !== '';
  return (
    <Section heading={i18n.t('tools.preview.title')}>
      <div class="stack">
        {description !== '' && (
          <p class="small muted">
            {i18n.t('request.toolIsFor')} <Written text={description} />
          </p>
        )}
        {(hasArguments || hasName) && (
          <div class="request-box">
            {hasName && (
              <h3>
                <Written text={name} />
              </h3>
            )}
            {hasArguments && <ArgumentsTree value={example} describe={describe} />}
          </div>
        )}
        {hasArguments && requestKind(name, example) === 'form' && (
          <p class="hint">{i18n.t('tools.preview.form')}</p>
        )}
        <p class="hint">
          {i18n.t(
            parameters === null
              ? 'tools.preview.broken'
              : hasArguments
                ? 'tools.preview.hint'
                : 'tools.preview.none',
          )}
        </p>
        {parameters !== null && !hasArguments && (
          <code class="small">"city": {'{"type": "string", "description": "Where to look"}'}</code>
        )}
      </div>
    </Section>
  );
}
