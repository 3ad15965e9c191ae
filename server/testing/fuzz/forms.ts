import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { NAUGHTY } from './naughty.ts';

export interface FuzzForm {
  field: string;
  filename: string;
  type: string;
  content: keyof typeof CONTENTS;
  fault: keyof typeof FAULTS;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

const CONTENTS = {
  png: PNG,
  'png and html': Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]),
  'png and zip': Buffer.concat([PNG, Buffer.from('PK\u0003\u0004')]),
  'cut png': PNG.subarray(0, 40),
  'png of 60,000 by 60,000': toHugePng(),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'gif head': Buffer.from('GIF89a<script>'),
  svg: Buffer.from(SVG),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  empty: Buffer.alloc(0),
  zeros: Buffer.alloc(3000),
  'jpeg head': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  deflated: deflateSync(Buffer.alloc(100_000)),
};

/** Creates the header of a picture that would take gigabytes to decode. */
function toHugePng(): Buffer {
  const huge = Buffer.from(PNG);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  return huge;
}

const BOUNDARY = 'simmer-form';

const FAULTS = {
  none: (form: Buffer) => form,
  'no end': (form: Buffer) => form.subarray(0, -6),
  'another boundary': (form: Buffer) =>
    Buffer.from(form.toString('latin1').replaceAll(BOUNDARY, 'other'), 'latin1'),
  'file twice': (form: Buffer) => Buffer.concat([form.subarray(0, -BOUNDARY.length - 6), form]),
  'many fields': (form: Buffer) => Buffer.concat([toFields(40), form]),
  'only text': () => toFields(2),
  'no head': (form: Buffer) => form.subarray(40),
};

function toFields(count: number): Buffer {
  const field = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`;
  return Buffer.from(field.repeat(count));
}

export function toForms(field: string): fc.Arbitrary<FuzzForm> {
  const name = fc.constantFrom(...NAUGHTY);
  return fc.record({
    field: fc.oneof({ arbitrary: fc.constant(field), weight: 9 }, { arbitrary: name, weight: 1 }),
    filename: fc.oneof(fc.constant('dish.png'), name, fc.constant('x'.repeat(20_000))),
    type: fc.constantFrom(
      'image/png',
      'image/png',
      'image/gif',
      'image/svg+xml',
      'text/html',
      '',
      'é',
    ),
    content: fc.constantFrom(...toKeys(CONTENTS)),
    fault: fc.oneof(
      { arbitrary: fc.constant<keyof typeof FAULTS>('none'), weight: 2 },
      { arbitrary: fc.constantFrom(...toKeys(FAULTS)), weight: 1 },
    ),
  });
}

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function toFormBytes({ field, filename, type, content, fault }: FuzzForm): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  const form = Buffer.concat([
    Buffer.from(head),
    CONTENTS[content],
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return FAULTS[fault](form);
}

function toKeys<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record).filter((key): key is K => key in record);
}
