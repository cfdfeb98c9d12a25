import { i18n } from '#i18n';
import { Written } from '@/components/written/written';
import { Section } from '@/components/look/section';
import { ArgumentsTree } from '@/components/request/arguments-tree';
import type { JsonObject } from '@/lib/json-object';
import { requestKind } from '@/lib/form/request-kind';
import { describeArguments } from '@/lib/tools/describe-arguments';
import { exampleArguments } from '@/lib/tools/example-arguments';
import { useMemo } from 'preact/hooks';

interface ExampleCallProps {
  readonly name: string;
  readonly description: string;
  /** Null while they cannot be read. */
  readonly parameters: JsonObject | null;
}

/** A call of the tool being written, as its person would see it. */
export function ExampleCall({ name, description, parameters }: ExampleCallProps) {
  return (
    <Section heading={i18n.t('tools.preview.title')}>
      <div class="stack">
        {description !== '' && (
          <p class="small muted">
            {i18n.t('request.toolIsFor')} <Written text={description} />
          </p>
        )}
        <div class="request-box">
          {name !== '' && (
            <h3>
              <Written text={name} />
            </h3>
          )}
          {parameters === null ? (
            <p class="muted">{i18n.t('tools.preview.broken')}</p>
          ) : (
            <ExampleArguments name={name} parameters={parameters} />
          )}
        </div>
        <p class="hint">{i18n.t('tools.preview.hint')}</p>
      </div>
    </Section>
  );
}

interface ExampleArgumentsProps {
  readonly name: string;
  readonly parameters: JsonObject;
}

function ExampleArguments({ name, parameters }: ExampleArgumentsProps) {
  const example = useMemo(() => exampleArguments(parameters), [parameters]);
  const describe = useMemo(() => describeArguments(parameters), [parameters]);
  if (Object.keys(example).length === 0) {
    return (
      <>
        <p class="muted">{i18n.t('tools.preview.none')}</p>
        <code class="small">"city": {'{"type": "string", "description": "Where to look"}'}</code>
      </>
    );
  }
  return (
    <>
      {requestKind(name, example) === 'form' && <p>{i18n.t('tools.preview.form')}</p>}
      <ArgumentsTree value={example} describe={describe} />
    </>
  );
}
