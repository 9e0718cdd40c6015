import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * H.264 for all devices, with the index first so that playback starts immediately; VP9 where supported,
 * because it is smaller.
 */
const settings: Record<'mp4' | 'webm', string[]> = {
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

/** Explicit HD color metadata: otherwise players guess, and the background turns gray. */
const colors = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]

/** No audio, and no metadata about the machine or the time. */
const bare = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']

/** Encodes numbered frames. */
export async function encode(
  kind: 'mp4' | 'webm',
  { frames, framesPerSecond, file }: { frames: string; framesPerSecond: number; file: string },
): Promise<void> {
  const input = ['-framerate', String(framesPerSecond), '-i', join(frames, '%05d.png')]
  await execute('ffmpeg', ['-v', 'error', '-y', ...input, ...settings[kind], ...colors, ...bare, file])
}
