import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '~/infra/process/config';
import { PROGRAMS, runBuilt } from '~/infra/tooling/launch/server-build';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  ports?: string[];
}

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: Record<string, null> };
  const { services } = compose;
  const ours = ['gateway-1', 'gateway-2', 'workers', 'migrate'];

  test('has nginx, two gateways, workers, a migration, PostgreSQL, Redis and coturn', () => {
    expect(Object.keys(services).sort()).toEqual(['coturn', 'nginx', 'postgres', 'redis', ...ours].sort());
  });

  test('builds one image, on Node 24, for everything of ours', () => {
    for (const name of ours)
      expect(services[name]).toMatchObject({
        image: 'wardmates:latest',
        build: { context: '.', dockerfile: 'infra/deploy/docker/Dockerfile' },
      });
    const bases = [...read('infra/deploy/docker/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(base).toMatch(/^node:24/);
  });

  test('has in its image what is read at run time', () => {
    for (const folder of ['dist', 'web/dist', 'infra/content', 'infra/database/migrations'])
      expect(read('infra/deploy/docker/Dockerfile')).toContain(`COPY --from=build /app/${folder} ${folder}\n`);
  });

  test('runs the programs of the build as `npm start` does', () => {
    const built = (Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]).map((program) => [
      'node',
      ...runBuilt(program, 'dist'),
    ]);
    for (const name of ours) expect(built).toContainEqual(services[name]?.command);
    expect(read('infra/deploy/docker/Dockerfile')).toContain(`CMD ${JSON.stringify(built[0]).replaceAll(',', ', ')}`);
  });

  test('waits: the migration for healthy servers, the gateways and workers for the migration, nginx for the gateways', () => {
    expect(services.migrate?.depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
      redis: { condition: 'service_healthy' },
    });
    for (const name of ['gateway-1', 'gateway-2', 'workers'])
      expect(services[name]?.depends_on?.migrate).toEqual({ condition: 'service_completed_successfully' });
    for (const name of ['gateway-1', 'gateway-2'])
      expect(services.nginx?.depends_on?.[name]).toEqual({ condition: 'service_healthy' });
    for (const name of ['nginx', 'gateway-1', 'gateway-2', 'postgres', 'redis'])
      expect(services[name]?.healthcheck?.test.length).toBeGreaterThan(1);
  });

  test('keeps what is in Redis: append-only, and nothing is ever evicted', () => {
    expect(services.redis?.command?.join(' ')).toMatch(/--appendonly yes --maxmemory-policy noeviction/);
    expect(services.redis?.volumes).toEqual(['redis:/data']);
    expect(Object.keys(compose.volumes).sort()).toEqual(['data', 'postgres', 'redis']);
  });

  test('keeps pictures where everything of ours sees them, owned by whom it runs as', () => {
    for (const name of ours)
      expect(services[name]).toMatchObject({ volumes: ['data:/data'], environment: { DATA_DIR: '/data' } });
    expect(read('infra/deploy/docker/Dockerfile')).toContain('mkdir /data && chown node:node /data');
  });

  test('takes every secret from the environment and refuses to start without it', () => {
    for (const secret of ['SESSION_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'TURN_SECRET'])
      expect(text).toContain(`\${${secret}:?`);
    expect(services['gateway-1']?.environment?.SESSION_SECRET).toMatch(/^\$\{SESSION_SECRET:\?/);
  });

  test('sends calls to the coturn beside it, which takes only credentials that the gateways sign', () => {
    const command = services.coturn?.command ?? [];
    expect(command).toEqual(
      expect.arrayContaining([
        '--use-auth-secret',
        '--no-cli',
        expect.stringMatching(/^--static-auth-secret=\$\{TURN_SECRET:\?/),
      ]),
    );
    const port = command.find((one) => one.startsWith('--listening-port='))?.split('=')[1];
    const { STUN_URLS, TURN_URLS, TURN_SECRET } = services['gateway-1']?.environment ?? {};
    const example = (value = '') => value.replaceAll('${TURN_HOST:-localhost}', 'turn.example');
    const env = {
      DATABASE_URL: 'postgres://a@b/c',
      REDIS_URL: 'redis://b',
      SESSION_SECRET: 'x'.repeat(32),
      TURN_SECRET: 'y'.repeat(16),
    };
    const { ice } = readConfig({ ...env, STUN_URLS: example(STUN_URLS), TURN_URLS: example(TURN_URLS) });
    for (const url of [...ice.stunUrls, ...ice.turnUrls]) expect(url).toContain(`turn.example:${port}`);
    expect(TURN_SECRET).toMatch(/^\$\{TURN_SECRET:\?/);
  });

  test('lets nobody into private networks by way of coturn', () => {
    const denied = (services.coturn?.command ?? []).filter((one) => one.startsWith('--denied-peer-ip=')).join(' ');
    for (const network of [
      '10.0.0.0-10.255',
      '127.0.0.0-',
      '169.254.0.0-',
      '172.16.0.0-172.31',
      '192.168.0.0-',
      '::1',
      'fc00::-',
      'fe80::-',
    ])
      expect(denied).toContain(network);
    const [least, most] = ['min', 'max'].map(
      (end) => services.coturn?.command?.find((one) => one.startsWith(`--${end}-port=`))?.split('=')[1],
    );
    expect(services.coturn?.ports).toContain(`${least}-${most}:${least}-${most}/udp`);
  });

  test('has Prometheus ask each process of ours for its metrics, with the token that they take', () => {
    const scraped = parse(read('infra/deploy/prometheus/prometheus.yml')) as {
      scrape_configs: {
        metrics_path: string;
        authorization: { type: string; credentials_file: string };
        static_configs: { targets: string[] }[];
      }[];
    };
    const [config] = scraped.scrape_configs;
    expect(config).toMatchObject({
      metrics_path: '/metrics',
      authorization: { type: 'Bearer', credentials_file: 'metrics-token' },
    });
    const environment = services['gateway-1']?.environment;
    const ports = { 'gateway-1': environment?.PORT, 'gateway-2': environment?.PORT, workers: environment?.WORKER_PORT };
    expect(config?.static_configs.flatMap(({ targets }) => targets)).toEqual(
      Object.entries(ports).map(([name, port]) => `${name}:${port}`),
    );
    for (const name of ['gateway-1', 'gateway-2', 'workers'])
      expect(services[name]?.environment?.METRICS_TOKEN).toBe('${METRICS_TOKEN:-}');
  });

  test('turns the logs of every container over', () => {
    const logging = Object.values(parse(text, { merge: true }).services as Record<string, { logging?: unknown }>).map(
      (service) => service.logging,
    );
    for (const one of logging)
      expect(one).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
  });

  test('never loads the demo accounts', () => {
    for (const name of ours) expect(services[name]?.environment?.DEMO).toBe('0');
  });
});

describe('nginx.conf', () => {
  const lines = read('infra/deploy/nginx/nginx.conf')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  const text = lines.join('\n');

  test('every block is closed and every directive ended', () => {
    let depth = 0;
    for (const line of lines) {
      expect(line).toMatch(/[;{}]$/);
      depth += (line.match(/\{/g) ?? []).length - (line.match(/\}/g) ?? []).length;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });

  test('hands every request to the gateways of the compose file', () => {
    const upstream = /upstream gateways \{([^}]*)\}/.exec(text)?.[1] ?? '';
    expect([...upstream.matchAll(/^server (\S+)/gm)].map(([, server]) => server)).toEqual([
      'gateway-1:3000',
      'gateway-2:3000',
    ]);
    for (const [, target] of text.matchAll(/proxy_pass (\S+);/g)) expect(target).toBe('http://gateways');
  });

  test('lets WebSockets through and keeps long polling with one gateway', () => {
    expect(text).toMatch(/proxy_set_header Upgrade \$http_upgrade;/);
    expect(text).toMatch(/proxy_set_header Connection \$connection_header;/);
    expect(text).toMatch(/hash \$sticky consistent;/);
    expect(text).toContain('location /socket.io/ {');
  });

  test('keeps what is for the operators from everybody else, with or without a slash at its end', () => {
    const [, pattern = '', rules = ''] = /location ~ (\S+) \{([^}]*)\}/.exec(text) ?? [];
    for (const path of ['/healthz', '/readyz', '/metrics'])
      for (const end of ['', '/']) expect(path + end).toMatch(new RegExp(pattern));
    expect(rules).toMatch(/allow 127\.0\.0\.1;\ndeny all;/);
    for (const open of ['/', '/metrics.html', '/osce-stations/']) expect(open).not.toMatch(new RegExp(pattern));
  });

  test.each([
    ['a further proxy be named', 'outer-proxy.d'],
    ['a certificate be added, for TLS and HTTP/2', 'tls.d'],
  ])('lets %s, without being changed itself', (_, folder) => {
    expect(text).toContain(`include /etc/nginx/${folder}/*.conf;`);
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
    expect(services.nginx?.volumes).toContain(`./infra/deploy/nginx/${folder}:/etc/nginx/${folder}:ro`);
    expect(existsSync(join(root, 'infra/deploy/nginx', folder))).toBe(true);
  });

  test('says who asks, and never believes what a browser says about that', () => {
    expect(text).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
  });
});
