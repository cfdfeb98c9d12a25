import '@/components/look/look.css';
import { WantedProvider } from '@/components/home/wanted';
import { NowProvider } from './now';
import { type PagePorts, PortsProvider } from './ports';
import { Router } from './router';
import { ToastProvider } from './toast';

/** All of Beckon that is seen; the entrypoints give it the browser. */
export function App({ ports }: { readonly ports: PagePorts }) {
  return (
    <PortsProvider value={ports}>
      <NowProvider>
        <ToastProvider>
          <WantedProvider>
            <Router />
          </WantedProvider>
        </ToastProvider>
      </NowProvider>
    </PortsProvider>
  );
}
