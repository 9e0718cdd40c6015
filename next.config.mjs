export { default } from './lib/server/next-config.ts'
