import '@/components/look/look.css';
import '@/components/request/request.css';
import { AnswerForm } from '@/components/form/answer-form';
import { createSheet } from '@/components/form/sheet';
import { readRequest } from '@/lib/form/read-request';
import { render } from 'preact';
import { choices, fields, type MeasuredField } from './fields';
import { measureForm } from './on-page';

function entry({ kind, label }: MeasuredField) {
  const hasOptions = kind === 'select' || kind === 'radio';
  const options = choices.map((choice) => ({ label: choice, value: choice }));
  return { type: kind, label, ...(hasOptions && { options }) };
}

measureForm((app, count) => {
  render(null, app);
  const parameters = { heading: 'Measured', fields: fields(count).map(entry) };
  const request = readRequest('form_input', parameters);
  if (request.kind !== 'form') throw new Error('It was not read as a form.');
  render(
    <AnswerForm
      sheet={createSheet(request.form)}
      toolCallId="call"
      host="example.net"
      busy={false}
      ready
      onEdit={() => {}}
      onSubmit={async () => {}}
    />,
    app,
  );
});
