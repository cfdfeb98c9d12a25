import { render } from 'preact';
import { useState } from 'preact/hooks';

/** As little as Preact can show: a link, where home shows a request. */
function Empty() {
  const [heading] = useState('Log in');
  return <a href="#/tasks/a/request">{heading}</a>;
}

const app = document.getElementById('app');
if (app !== null) render(<Empty />, app);
