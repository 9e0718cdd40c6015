import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** H.264 for every device there is, its index in front so that it starts at once; VP9 where it is smaller and free. */
const settings = {
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '24',
    '-g',
    '150',
    '-movflags',
    '+faststart',
  ],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '35',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '5',
    '-row-mt',
    '1',
    '-g',
    '150',
  ],
}

/** Colors as high-definition video has them, and said so: otherwise players guess, and the paper turns gray. */
const colors = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]

/** No sound, and nothing of the machine or the time. */
const bare = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']

/** Encodes numbered pictures. */
export async function encode(kind, { frames, framesPerSecond, file }) {
  const input = ['-framerate', String(framesPerSecond), '-i', join(frames, '%05d.png')]
  await execute('ffmpeg', ['-v', 'error', '-y', ...input, ...settings[kind], ...colors, ...bare, file])
}
