import '@/components/look/look.css';
import { WantedProvider } from '@/components/home/wanted';
import { keepPastesLight } from '@/components/look/light-text';
import { useEffect } from 'preact/hooks';
import { NowProvider } from './time/now';
import { type PagePorts, PortsProvider } from './ports';
import { Router } from './router';
import { ToastProvider } from './command/toast';

/** Everything of Beckon that a person sees; the entrypoints pass the browser in. */
export function App({ ports }: { readonly ports: PagePorts }) {
  useEffect(keepPastesLight, []);
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
