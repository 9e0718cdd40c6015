import './scripts/typescript.ts'
import nextJest from 'next/jest.js'
import { findPostgres } from './tests/run/executables.ts'

// For tests/support/servers/postgres-server.ts, in Jest's worker processes.
process.env.POSTGRES_BIN = findPostgres() ?? ''
// Silence the site's logs. Tests of log output collect it (lib/platform/log/testing).
process.env.LOG_LEVEL ??= 'silent'
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`

// Tests import what is compiled from content/en. Their practice is a made-up one that never changes.
const { compilePractice } = await import('@/lib/build/content/practice/compile-practice')
compilePractice()
compilePractice('tests/fixtures/practice', 'content/generated/test-practice')
const { compileContent } = await import('@/lib/build/content/compile')
compileContent()

const withNext = nextJest({ dir: './' })

export default withNext({
  testEnvironment: 'node',
  // Prints only failures and the summary; `--reporters=default` prints every file and its output.
  reporters: ['agent'],
  setupFilesAfterEnv: ['<rootDir>/tests/run/no-console-errors.ts'],
  // By default one CPU is left idle.
  maxWorkers: '100%',
  testMatch: [
    '<rootDir>/{app,components,content,lib,scripts,tests}/**/*.test.{ts,tsx}',
    '<rootDir>/*.test.ts',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    // The marker only works in Next's bundler, so Jest uses an empty module.
    '^server-only$': '<rootDir>/tests/run/empty-module.ts',
    '^@/content/generated/practice/(.*)$': '<rootDir>/content/generated/test-practice/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
})
