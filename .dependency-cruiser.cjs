/* Allowed import directions (CONTRIBUTING.md): app -> components -> lib -> content. knip reports orphans. */

const tests = ['^tests/', '\\.test\\.tsx?$']

/** The folders of lib, from the bottom up: each imports only those before it. */
const floors = [
  ...['platform', 'text', 'command', 'anatomy', 'recovery', 'browser', 'variant', 'site', 'search'],
  ...[
    'assistant',
    'urgency',
    'contact',
    'on-device',
    'operations',
    'launch-check',
    'build',
    'server',
    'edit',
  ],
]
const upward = floors.slice(0, -1).map((folder, floor) => ({
  name: `lib-${folder}-imports-nothing-above-it`,
  severity: 'error',
  from: { path: `^lib/${folder}/`, pathNot: tests },
  to: { path: `^lib/(${floors.slice(floor + 1).join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...upward,
    {
      name: 'nobody-imports-app',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    {
      name: 'lib-imports-no-components',
      severity: 'error',
      from: { path: '^(lib|content)/' },
      to: { path: '^components/' },
    },
    {
      name: 'content-stands-alone',
      comment: 'What the practice edits depends on nothing but its own schema.',
      severity: 'error',
      from: { path: '^content/', pathNot: tests },
      to: { pathNot: ['^content/', 'node_modules/zod/'] },
    },
    {
      name: 'ui-knows-nothing-of-the-practice',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: tests },
      to: { pathNot: ['^components/ui/', '^lib/cn\\.ts$', 'node_modules/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'server-files-stay-on-the-server',
      severity: 'error',
      from: {
        pathNot: [
          '^app/.*(route\\.tsx?|page\\.tsx)$',
          '^instrumentation.*\\.ts$',
          '^middleware\\.ts$',
          '^scripts/',
          '^lib/(platform|server|build|operations|launch-check)/',
          '\\.server\\.tsx?$',
          ...tests,
        ],
      },
      to: { path: '\\.server\\.tsx?$' },
    },
    {
      name: 'a-page-waits-for-no-store',
      comment: 'On Vercel these run before the first byte of a page: no store, no mail, no log.',
      severity: 'error',
      from: { path: ['^middleware\\.ts$', '^lib/server/start/start-function\\.server\\.ts$'] },
      to: { path: ['^lib/contact/', 'node_modules/(pg|kysely|pino|nodemailer|resend)/'], reachable: true },
    },
    {
      name: 'contact-request-knows-no-other-room',
      comment:
        'lib/contact: request <- store <- intake, delivery, callback, staff. Files beside the rooms connect them.',
      severity: 'error',
      from: { path: '^lib/contact/request/', pathNot: tests },
      to: { path: '^lib/contact/', pathNot: '^lib/contact/request/' },
    },
    {
      name: 'contact-store-knows-only-request',
      severity: 'error',
      from: { path: '^lib/contact/store/', pathNot: tests },
      to: { path: '^lib/contact/', pathNot: '^lib/contact/(store|request)/' },
    },
    {
      name: 'contact-rooms-do-not-know-their-neighbors',
      severity: 'error',
      from: { path: '^lib/contact/(intake|delivery|callback|staff)/', pathNot: tests },
      to: { path: '^lib/contact/', pathNot: '^lib/contact/(store|request|$1)/' },
    },
    {
      name: 'the-site-imports-no-tooling',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/', pathNot: tests },
      to: { path: '^(scripts|tests)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
