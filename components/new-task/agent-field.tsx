import { i18n } from '#i18n';
import { useTasks } from '@/components/app/stored/use-tasks';
import { TextField } from '@/components/look/text-field';
import { useMemo } from 'preact/hooks';
import { defaultAgent } from './default-agent';

const most = 20;

interface AgentFieldProps {
  readonly value: string;
  readonly onChange: (agent: string) => void;
}

/** Takes the agent as free text, since the interface names only one. Offers those used last. */
export function AgentField({ value, onChange }: AgentFieldProps) {
  const tasks = useTasks();
  const agents = useMemo(() => {
    const used = tasks
      .toSorted((one, other) => other.addedAt - one.addedAt)
      .map(({ agent }) => agent);
    return [...new Set([defaultAgent, ...used])].filter((agent) => agent !== '');
  }, [tasks]);
  return (
    <>
      <TextField
        label={i18n.t('task.agent')}
        placeholder={defaultAgent}
        list="agents"
        value={value}
        onText={onChange}
      />
      <datalist id="agents">
        {agents.slice(0, most).map((agent) => (
          <option key={agent} value={agent}>
            {agent}
          </option>
        ))}
      </datalist>
    </>
  );
}
