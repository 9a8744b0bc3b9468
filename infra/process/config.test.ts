import { readConfig } from './config';

const good = {
  DATABASE_URL: 'postgres://somebody:secret-1@127.0.0.1/wardmates',
  REDIS_URL: 'redis://127.0.0.1',
  SESSION_SECRET: 'x'.repeat(32),
};

describe('the environment', () => {
  it('has the defaults that the documentation names', () => {
    expect(readConfig(good)).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      demo: false,
      trustProxy: false,
      logLevel: 'info',
      publicUrl: undefined,
    });
  });

  it('takes empty values for absent ones where a value is optional', () => {
    expect(readConfig({ ...good, PUBLIC_URL: '', AI_BASE_URL: '', DEMO: '' })).toMatchObject({
      publicUrl: undefined,
      demo: false,
      ai: { baseUrl: undefined },
    });
  });

  it('keeps only the origin of the public address, for that is what browsers send', () => {
    expect(readConfig({ ...good, PUBLIC_URL: 'https://wardmates.example/app/' }).publicUrl).toBe(
      'https://wardmates.example',
    );
  });

  it('takes lists of servers for calls, and TURN only with its secret', () => {
    expect(readConfig(good).ice).toEqual({ stunUrls: [], turnUrls: [], turnSecret: undefined, relayOnly: false });
    const turn = {
      ...good,
      STUN_URLS: 'stun:a.example:3478',
      TURN_URLS: 'turn:a.example:3478?transport=udp, turns:a.example',
      TURN_SECRET: 'sixteen letters or more',
    };
    expect(readConfig({ ...turn, TURN_ONLY: '1' }).ice).toEqual({
      stunUrls: ['stun:a.example:3478'],
      turnUrls: ['turn:a.example:3478?transport=udp', 'turns:a.example'],
      turnSecret: 'sixteen letters or more',
      relayOnly: true,
    });
    expect(() => readConfig({ ...turn, TURN_SECRET: '' })).toThrow('TURN_SECRET');
    expect(() => readConfig({ ...good, TURN_ONLY: '1' })).toThrow('TURN_ONLY');
    for (const wrong of ['http://a.example', 'stun:a b', 'turn:a.example?transport=icmp'])
      expect(() => readConfig({ ...turn, TURN_URLS: wrong })).toThrow('TURN_URLS');
  });

  it('opens the metrics to this machine, or to networks that are named', () => {
    expect(readConfig({ ...good, METRICS_TOKEN: '' }).metrics).toEqual({
      token: undefined,
      networks: ['127.0.0.0/8', '::1'],
    });
    expect(
      readConfig({
        ...good,
        METRICS_TOKEN: 'sixteen-letters-or-more',
        METRICS_NETWORKS: '10.1.0.0/16, fd00::/8 192.0.2.7',
      }).metrics,
    ).toEqual({ token: 'sixteen-letters-or-more', networks: ['10.1.0.0/16', 'fd00::/8', '192.0.2.7'] });
    for (const wrong of ['10.0.0.0/33', 'somewhere', '10.0.0.0/', '::/129', '10.0.0.0/8/8'])
      expect(() => readConfig({ ...good, METRICS_NETWORKS: wrong })).toThrow('METRICS_NETWORKS');
    expect(() => readConfig({ ...good, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
  });

  it('takes a bucket for pictures, whole or not at all', () => {
    expect(readConfig(good).images).toEqual({ s3: null });
    const bucket = {
      ...good,
      IMAGES_S3_ENDPOINT: 'https://s3.example/',
      IMAGES_S3_BUCKET: 'pictures',
      IMAGES_S3_ACCESS_KEY: 'key',
      IMAGES_S3_SECRET_KEY: 'secret-2',
    };
    expect(readConfig(bucket).images.s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret-2',
    });
    expect(readConfig({ ...bucket, IMAGES_S3_REGION: 'eu-west-2' }).images.s3?.region).toBe('eu-west-2');
    for (const wrong of ['IMAGES_S3_BUCKET', 'IMAGES_S3_ACCESS_KEY', 'IMAGES_S3_SECRET_KEY'])
      expect(() => readConfig({ ...bucket, [wrong]: '' })).toThrow('IMAGES_S3_ENDPOINT');
    expect(() => readConfig({ ...bucket, IMAGES_S3_BUCKET: '../other' })).toThrow('IMAGES_S3_BUCKET');
    expect(() => readConfig({ ...bucket, IMAGES_S3_ENDPOINT: 'file:///tmp' })).toThrow('IMAGES_S3_ENDPOINT');
  });

  it('takes a payment provider, and another address of its API in a demo on this machine only', () => {
    expect(readConfig(good).payments).toBeNull();
    const keys = { ...good, STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: 'whsec_key' };
    expect(readConfig(keys).payments).toEqual({
      secretKey: 'sk_test_key',
      webhookSecret: 'whsec_key',
      apiBase: undefined,
    });
    expect(() => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET');
    expect(() => readConfig({ ...good, STRIPE_WEBHOOK_SECRET: 'whsec_key' })).toThrow('STRIPE_WEBHOOK_SECRET');
    const local = { ...keys, STRIPE_API_BASE: 'http://127.0.0.1:3100' };
    expect(readConfig({ ...local, DEMO: '1' }).payments?.apiBase).toBe('http://127.0.0.1:3100');
    expect(() => readConfig(local)).toThrow('STRIPE_API_BASE');
    expect(() => readConfig({ ...local, DEMO: '0' })).toThrow('STRIPE_API_BASE');
    expect(() => readConfig({ ...local, DEMO: '1', STRIPE_API_BASE: 'https://pay.example' })).toThrow(
      'STRIPE_API_BASE',
    );
    expect(() => readConfig({ ...good, DEMO: '1', STRIPE_API_BASE: 'http://127.0.0.1:3100' })).toThrow(
      'STRIPE_API_BASE',
    );
  });

  it('refuses bad values by name, all at once, and never prints one', () => {
    const attempt = () =>
      readConfig({
        ...good,
        PORT: 'eighty',
        DATABASE_URL: 'mysql://somebody:secret-1@x/',
        SESSION_SECRET: 'too short',
        LOG_LEVEL: 'loud',
      });
    expect(attempt).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SESSION_SECRET[\s\S]*LOG_LEVEL|DATABASE_URL/);
    try {
      attempt();
    } catch (error) {
      for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'LOG_LEVEL'])
        expect((error as Error).message).toContain(name);
      expect((error as Error).message).not.toMatch(/secret-1|too short|eighty/);
    }
  });
});
