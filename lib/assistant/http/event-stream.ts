export type StreamEvent = { event: string; data: unknown }

function parsed(block: string): StreamEvent[] {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, field, value = ''] = line.match(/^(\w+): ?(.*)$/s) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? [{ event, data: JSON.parse(data.join('\n')) as unknown }] : []
}

/**
 * Yields a response's server-sent events as each is complete. Not EventSource, which can't POST.
 * @throws if the connection breaks or an event's data is not JSON.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/)
    rest = done ? '' : (blocks.pop() ?? '')
    for (const block of blocks) yield* parsed(block)
    if (done) return
  }
}
