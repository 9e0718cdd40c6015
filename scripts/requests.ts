import './typescript.ts'

const { main } = await import('@/lib/command/main')
const { staffRequests } = await import('@/lib/operations/staff-requests')

await main(() => staffRequests(process.argv.slice(2)))
