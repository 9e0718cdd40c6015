import { join } from 'node:path'
import { makeAuthority, type Certificate } from '@/scripts/reliability/certificates'
import { none, wrongRefusals } from '@/scripts/reliability/judge'
import {
  keepsText,
  launchCheck,
  password,
  siteWithDatabase,
  statusOf,
} from '@/scripts/reliability/postgresql/tls-site'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { accepted, post, visitor } from '@/scripts/reliability/visitors'
import { waitUntil } from '@/scripts/reliability/wait'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { figure, type Figure } from '@/tests/run/report'

const POSTS = 5
/** How long a site may take to notice that the database can be trusted again. */
const RECOVERY_LIMIT_MS = 15_000

const yes = (name: string, isSo: boolean) => figure(name, 'yes', isSo ? 'yes' : 'no', isSo)

type Database = Awaited<ReturnType<typeof startPostgres>>

/** A certificate that has to be refused, with the reason that the operator should find. */
type Refused = { name: string; bad: Certificate; good: Certificate; reason: string }

async function measureRefused(
  database: Database,
  url: string,
  { name, bad, good, reason }: Refused,
): Promise<Figure[]> {
  await database.useCertificate(bad)
  const site = siteWithDatabase(url)
  const address = await site.ready
  const answers = await Promise.all(
    Array.from({ length: POSTS }, (_, index) => post(address, visitor(index))),
  )
  const isKept = await keepsText(address)
  const page = await statusOf(`${address}/about`)
  const ready = await statusOf(`${address}/readyz`)
  const checked = await launchCheck(url)
  await database.useCertificate(good)
  const recoveryMs = await waitUntil(
    async () => (await statusOf(`${address}/readyz`)) === 200 && accepted(await post(address, visitor(99))),
    RECOVERY_LIMIT_MS,
  )
  await site.stop()
  const seconds = `${(recoveryMs / 1000).toFixed(1)} s`
  return [
    none(`${name}: requests accepted, of ${POSTS}`, answers.filter(accepted).length),
    none(`${name}: refusals other than 503 with the phone number`, wrongRefusals(answers).length),
    yes(`${name}: the form without JavaScript keeps the text`, isKept),
    figure(`${name}: /about, /readyz`, '200, 503', `${page}, ${ready}`, page === 200 && ready === 503),
    yes(`${name}: the log says why`, site.output().includes(reason)),
    yes(`${name}: the launch check says why`, checked.includes(reason)),
    none(`${name}: passwords printed`, `${site.output()}${checked}`.split(password).length - 1),
    figure(
      `${name}: accepts after the certificate is replaced, without a restart`,
      `within ${RECOVERY_LIMIT_MS / 1000} s`,
      Number.isFinite(recoveryMs) ? `after ${seconds}` : 'no',
      Number.isFinite(recoveryMs),
    ),
  ]
}

/** The right certificate, and two ways to name the authority. */
async function measureVerified(host: string, authority: string): Promise<Figure[]> {
  const inUrl = `${host}&sslrootcert=${authority}`
  const ways = { 'sslrootcert in the URL': [inUrl], NODE_EXTRA_CA_CERTS: [host, authority] } as const
  const figures: Figure[] = []
  for (const [way, [url, extra = '']] of Object.entries(ways)) {
    const site = siteWithDatabase(url, { NODE_EXTRA_CA_CERTS: extra })
    const address = await site.ready
    const ready = await statusOf(`${address}/readyz`)
    const answer = await post(address, visitor(way.length))
    await site.stop()
    const isFine = ready === 200 && answer.status === 200
    figures.push(
      figure(`the right name, ${way}: /readyz, a request`, '200, 200', `${ready}, ${answer.status}`, isFine),
    )
  }
  const checked = await launchCheck(inUrl)
  const unreadable = await siteWithDatabase(`${host}&sslrootcert=${authority}.gone`).ready.catch(String)
  return [
    ...figures,
    yes('the right name: the launch check has nothing to say about it', !checked.includes('DATABASE_URL')),
    yes(
      "an authority's file that can't be read: the site names the variable and doesn't start",
      unreadable.includes("DATABASE_URL: can't read a certificate file"),
    ),
  ]
}

/** Sites whose database offers good and bad certificates, with sslmode=verify-full. */
export async function measureTls(): Promise<Figure[]> {
  const folder = temporaryFolder('authorities')
  const ours = makeAuthority(folder, 'ours')
  const strange = makeAuthority(join(folder), 'strange')
  const database = await startPostgres()
  const host = `postgres://site:${password}@localhost:${database.port}/postgres?sslmode=verify-full`
  const url = `${host}&sslrootcert=${ours.path}`
  const good = ours.issue('localhost')
  const refused: Refused[] = [
    {
      name: 'wrong host name',
      bad: ours.issue('database.example.com'),
      good,
      reason: 'is for another host name',
    },
    { name: 'expired certificate', bad: ours.issue('localhost', -1), good, reason: 'has expired' },
    {
      name: 'unknown authority',
      bad: strange.issue('localhost'),
      good,
      reason: "an authority that this machine doesn't trust",
    },
  ]
  await database.useCertificate(good)
  const figures = await measureVerified(host, ours.path)
  for (const certificate of refused) figures.push(...(await measureRefused(database, url, certificate)))
  await database.close()
  return figures.map((row) => ({ ...row, name: `TLS, ${row.name}` }))
}
