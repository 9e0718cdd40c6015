import nextJest from 'next/jest.js'
import { findPostgres } from './scripts/lib/find-postgres.mjs'

// For tests/postgres-server.ts, in the processes that Jest starts.
process.env.POSTGRES_BIN = findPostgres() ?? ''

const withNext = nextJest({ dir: './' })

export default withNext({
  testEnvironment: 'node',
  // By default one processor is left idle.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    // The marker only makes sense to Next's bundler; rules are tested without it.
    '^server-only$': '<rootDir>/tests/empty-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
})
