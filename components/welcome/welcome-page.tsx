import './welcome.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useConnections } from '@/components/app/stored/use-connections';
import { useCommand } from '@/components/app/command/use-command';
import { ConnectStep } from './connect-step';
import { Step } from './step';

/** The first page of all: what Beckon is, and on to a working connection and a first task. */
export function WelcomePage() {
  const connections = useConnections()?.connections;
  const test = useCommand();
  if (connections === undefined) return <Page title={i18n.t('welcome.title')} />;
  const [connection = null] = connections;
  const works = connection?.health.state === 'ok' && test.attempt.state === 'done';
  return (
    <Page title={i18n.t('welcome.title')}>
      <section class="welcome-intro">
        <h2>{i18n.t('home.welcomeTitle')}</h2>
        <p>{i18n.t('home.welcome')}</p>
        <p class="notice">{i18n.t('home.welcomeClosed')}</p>
      </section>
      <ol class="stack">
        <Step number={1} title={i18n.t('settings.connect')} done={works}>
          <ConnectStep connection={connection} test={test} />
        </Step>
        <Step number={2} title={i18n.t('welcome.firstTask')} done={false}>
          {works ? (
            <>
              <p>
                {import.meta.env.FIREFOX
                  ? i18n.t('welcome.firstTaskSidebar')
                  : i18n.t('welcome.firstTaskHow')}
              </p>
              <div class="buttons">
                <a class="button primary" href="#/new">
                  {i18n.t('welcome.start')}
                </a>
              </div>
            </>
          ) : (
            <p class="muted">{i18n.t('welcome.connectFirst')}</p>
          )}
        </Step>
      </ol>
      <p class="small muted">{i18n.t('welcome.later')}</p>
    </Page>
  );
}
