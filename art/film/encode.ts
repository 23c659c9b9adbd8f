import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { StartError } from '../../supabase/local/start-error'
import { rate, size } from './measures'

/** @throws StartError when this machine has no ffmpeg. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return
  throw new StartError('The film needs ffmpeg. Install it from Debian with: apt-get install ffmpeg')
}

const bt709 = ['-colorspace', '-color_primaries', '-color_trc'].flatMap((flag) => [flag, 'bt709'])
const colours = ['-pix_fmt', 'yuv420p', '-color_range', 'tv', ...bt709]
const av1 = `-c:v libsvtav1 -preset 5 -crf 42 -g ${rate * 5}`.split(' ')
const h264 = `-c:v libx264 -preset slow -crf 28 -g ${rate * 5}`.split(' ')

/**
 * Writes a film twice, as AV1 in WebM and as H.264 in MP4.
 *
 * @param frames Pictures one after the other, four bytes a pixel.
 * @throws Error with what ffmpeg says when it cannot.
 */
export async function encode(
  frames: AsyncIterable<Buffer>,
  files: { webm: string; mp4: string },
): Promise<void> {
  const { width, height } = size
  const input = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${rate} -i -`.split(' ')
  const bothWays = 'scale=out_color_matrix=bt709:out_range=tv,split[one][other]'
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ['-v', 'error', '-y', ...input, '-filter_complex', bothWays],
      ['-map', '[one]', ...av1, ...colours, files.webm],
      ['-map', '[other]', ...h264, ...colours, '-movflags', '+faststart', files.mp4],
    ].flat(),
  )
  let said = ''
  ffmpeg.stderr.on('data', (text: Buffer) => (said += text.toString()))
  // What ffmpeg itself says is better than the broken pipe that follows from it.
  ffmpeg.stdin.on('error', () => undefined)
  const ended = once(ffmpeg, 'close')
  for await (const frame of frames) {
    if (ffmpeg.exitCode !== null) break
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
  }
  ffmpeg.stdin.end()
  await ended
  if (ffmpeg.exitCode !== 0) throw new Error(`ffmpeg could not write the film: ${said.trim()}`)
}
