import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below it, the saved bytes are fewer than what saying so costs; Next has the same bound. */
const smallest = 1024

/**
 * A body in the smallest forms that browsers take. Node does the work in threads, so several at once are faster.
 * @param {Buffer} body @returns {Promise<{ br?: Buffer, gzip?: Buffer }>} none that would not be smaller
 */
export async function compress(body) {
  if (body.length < smallest) return {}
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })])
  return {
    ...(br.length < body.length && { br }),
    ...(gz.length < body.length && { gzip: gz }),
  }
}
