import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import * as v from 'valibot';

/**
 * A push subscription from the side of the browser: the data that it sends to the server, and the keys to read
 * messages.
 */
export interface PushBrowser {
  /** In the format of `PushSubscription.toJSON()`. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  identity: { endpoint: string; auth: string };
  /** Decrypts a message with the content coding aes128gcm (RFC 8188 and 8291). */
  read: (message: Buffer) => string;
}

export function createPushBrowser(endpoint: string): PushBrowser {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  const auth = secret.toString('base64url');
  return {
    subscription: { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth } },
    identity: { endpoint, auth },
    read: (message) => {
      const salt = message.subarray(0, 16);
      const keyEnd = 21 + message.readUInt8(20);
      const sender = message.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = derive(pair.computeSecret(sender), secret, info, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(message.subarray(-16));
      const padded = [decipher.update(message.subarray(keyEnd, -16)), decipher.final()];
      // The text of a single-record message ends with the byte 2, followed by padding.
      const text = Buffer.concat(padded);
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
    },
  };
}

function derive(from: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, length));
}

const Claims = v.object({ aud: v.string(), exp: v.number(), sub: v.string() });

/** Returns the claims of the server (RFC 8292) if its signature is valid: "vapid t=<token>, k=<key>". */
export function readVapid(authorization: string | undefined) {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature of the server is wrong');
  return { key, ...v.parse(Claims, JSON.parse(Buffer.from(claims, 'base64url').toString())) };
}
