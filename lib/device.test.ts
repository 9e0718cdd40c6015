import { deviceFromUserAgent, deviceInBrowser, mobileQuery } from './device'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

const phones = {
  'iPhone, Safari': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
  'iPhone, inside an app': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Mobile/22B83 [FBAN/FBIOS]`,
  'iPhone, Chrome': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  'Android phone, Chrome': `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
  'Android phone, Firefox': 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  'Android phone, Samsung Internet': `Mozilla/5.0 (Linux; Android 10; K) ${chrome} SamsungBrowser/27.0 Mobile Safari/537.36`,
  'Googlebot for smartphones': `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
}

const tablets = {
  'iPad, up to iPadOS 12': `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webkit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  'iPad, since iPadOS 13': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
  'Android tablet, Chrome': `Mozilla/5.0 (Linux; Android 14; SM-X700) ${chrome} Safari/537.36`,
  'Android tablet, Firefox': 'Mozilla/5.0 (Android 14; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0',
}

const desktops = {
  'Windows, Chrome': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
  'Windows, Edge': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`,
  'Linux, Firefox': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mac, Safari': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
  'Googlebot for desktops': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a command line': 'curl/8.5.0',
  'no user agent': '',
}

const desktopAgent = desktops['Linux, Firefox']
const phoneAgent = phones['iPhone, Safari']

test.each(Object.entries(phones))('%s: the phone layout', (_name, userAgent) =>
  expect(deviceFromUserAgent(userAgent)).toBe('mobile'),
)

test.each(Object.entries({ ...tablets, ...desktops }))('%s: the desktop layout', (_name, userAgent) =>
  expect(deviceFromUserAgent(userAgent)).toBe('desktop'),
)

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'mobile'],
  [769, 'desktop'],
  [1024, 'desktop'],
  [1025, 'desktop'],
])('a window of %d px on a desktop: the %s layout', (width, device) => {
  const limit = Number(/^\(max-width: (\d+)px\)$/.exec(mobileQuery)?.[1])
  const isNarrow = width <= limit
  expect(deviceInBrowser({ override: null, userAgent: desktopAgent, isNarrow })).toBe(device)
})

test('a phone in a wide window keeps its layout', () =>
  expect(deviceInBrowser({ override: null, userAgent: phoneAgent, isNarrow: false })).toBe('mobile'))

const situations = [desktopAgent, phoneAgent].flatMap((userAgent) =>
  [true, false].map((isNarrow) => ({ userAgent, isNarrow })),
)

test.each([
  ['mobile', { enabled: true, device: 'mobile' }],
  ['desktop', { enabled: true, device: 'desktop' }],
  ['mobile', { enabled: true }],
] as const)('the %s layout is forced by %j, whatever the device', (device, override) => {
  for (const situation of situations) expect(deviceInBrowser({ override, ...situation })).toBe(device)
})

test.each([
  { enabled: false },
  { enabled: false, device: 'mobile' },
  { enabled: false, device: 'desktop' },
] as const)('a setting that is off forces nothing: %j', (override) => {
  for (const situation of situations) {
    expect(deviceInBrowser({ override, ...situation })).toBe(
      deviceInBrowser({ override: null, ...situation }),
    )
  }
})
