import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'

test('a client that reads nothing is cut off within 70 seconds', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const video = readdirSync('public/videos').find((name) => name.endsWith('.webm'))
  const socket = connect(Number(new URL(baseURL!).port), 'localhost')
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET /videos/${video} HTTP/1.1\r\nHost: a\r\n\r\n`)
  await new Promise((resolve) => setTimeout(resolve, 70_000))
  // Writing to a connection that the server has closed fails.
  const failed = once(socket, 'error')
  const write = setInterval(() => socket.write('GET / HTTP/1.1\r\n'), 200)
  await expect(failed).resolves.toBeTruthy()
  clearInterval(write)
})
