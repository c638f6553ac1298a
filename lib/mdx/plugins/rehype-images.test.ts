import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { rehypeImages } from './rehype-images';

let publicFolder: string;

beforeAll(async () => {
  publicFolder = await mkdtemp(path.join(tmpdir(), 'images-'));
  await writeFile(
    path.join(publicFolder, 'a b.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
  );
});

const compileImage = async (source: string) =>
  String(await compile(source, { rehypePlugins: [[rehypeImages, { publicFolder }]] }));

describe('an image', () => {
  it('has its intrinsic size and loads when it comes near', async () => {
    const code = await compileImage('![A drawing](</a b.svg>)');
    expect(code).toContain('width: "40"');
    expect(code).toContain('height: "20"');
    expect(code).toContain('loading: "lazy"');
    expect(code).toContain('decoding: "async"');
  });

  it('from elsewhere is lazy too', async () => {
    expect(await compileImage('![a](https://example.org/a.png)')).toContain('loading: "lazy"');
  });

  it('that is missing stops the build and reports where to put it', async () => {
    await expect(compileImage('\n\n![a](/none.png)')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringContaining('Put the file at public/none.png or correct the path.'),
    });
  });

  it('beside its page is refused with what to write instead', async () => {
    await expect(compileImage('![a](./a.png)')).rejects.toThrow('write its path there, e.g. /img/a.png');
  });
});
