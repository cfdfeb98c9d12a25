import { startService } from './start-service.ts';

const time = () => new Date().toTimeString().slice(0, 8);

const service = await startService({
  port: 2003,
  keepAlive: true,
  extras: true,
  log: (line) => console.log(`${time()}  ${line}`),
});

console.log(`Service: ${service.baseUrl}  Key: ${service.key}`);
console.log('Ctrl-C ends it.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.stop());
}
