import { render } from 'preact';

render(<p>Beckon</p>, document.body);
