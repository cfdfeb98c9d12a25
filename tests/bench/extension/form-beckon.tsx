import '@/components/look/look.css';
import '@/components/request/request.css';
import { AnswerForm } from '@/components/form/answer-form';
import { createSheet } from '@/components/form/sheet';
import { readRequest } from '@/lib/form/read-request';
import { render } from 'preact';
import { formOf } from './fields';
import { measureForm } from './on-page';

measureForm((app, count) => {
  render(null, app);
  const request = readRequest('form_input', formOf(count));
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
