/** @jest-environment jsdom */
import { confirmPatient, storeAutomatic, storeMode, storePatient } from './choice'

const isStored = () => localStorage.getItem('show-office') === 'yes'

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'visitor-mode=; Max-Age=0; Path=/'
  window.location.hash = ''
})

test('a patient’s word is stored, and the open page hears of it', () => {
  const heard = jest.fn()
  window.addEventListener('storage', ({ key }) => heard(key), { once: true })
  storePatient()
  expect(isStored()).toBe(true)
  expect(document.cookie).toBe('visitor-mode=local')
  expect(heard).toHaveBeenCalledWith('show-office')
})

test.each([
  ['farther away', () => storeMode('remote')],
  ['automatic', storeAutomatic],
])('%s takes it back', (_name, choose) => {
  storePatient()
  choose()
  expect(isStored()).toBe(false)
})

test.each([
  ['the cookie confirms it', '#our-number', 'local', true],
  ['a link alone', '#our-number', 'remote', false],
  ['another place on the page', '#other', 'local', false],
])('said before the script ran: %s', (_name, hash, mode, expected) => {
  window.location.hash = hash
  document.cookie = `visitor-mode=${mode}`
  confirmPatient()
  expect(isStored()).toBe(expected)
})
