import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

export default withNext({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    // The marker only makes sense to Next's bundler; rules are tested without it.
    '^server-only$': '<rootDir>/tests/empty-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
})
