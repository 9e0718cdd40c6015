import { takeSearch } from './search-limit.server'

process.env.TRUSTED_PROXY_HOPS = '1'

const from = (address: string) => new Headers({ 'x-forwarded-for': address })

test('limits each address to 30 searches a minute, independently of others', async () => {
  const visitor = from('198.51.100.1')
  const taken = []
  for (let search = 0; search < 31; search += 1) taken.push(await takeSearch(visitor))
  expect(taken).toEqual([...Array<boolean>(30).fill(true), false])
  expect(await takeSearch(from('198.51.100.2'))).toBe(true)
})
