import { defineConfig } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

// Next brings the plugin and uses a handful of its rules; we hold all of its strict ones.
const accessibility = next.find((part) => part.plugins?.['jsx-a11y']).plugins['jsx-a11y'].flatConfigs.strict
  .rules

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'lib/env.ts is the only reader of process.env.',
}

const serverOnly = {
  selector: "Program:not(:has(> ImportDeclaration:first-child[source.value='server-only']))",
  message: "A *.server.ts file begins with import 'server-only'.",
}

export default defineConfig(
  ...next,
  ...typescript,
  {
    name: 'house/unused',
    files: ['**/*.{ts,tsx}'],
    // An underscore says that a name is only there for the ones after it.
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
    },
  },
  {
    name: 'house/accessibility',
    files: ['**/*.tsx'],
    settings: { 'jsx-a11y': { components: { Link: 'a', Image: 'img', Button: 'button' } } },
    rules: accessibility,
  },
  {
    name: 'house/links',
    // Links are plain: components/site/soft-navigation.tsx makes of them what next/link would.
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    name: 'house/configuration-files',
    files: ['*.config.{mjs,ts}', 'scripts/**/*.mjs'],
    // A tool's file is its default export; there is nothing to name.
    rules: { 'import/no-anonymous-default-export': 'off' },
  },
  {
    name: 'house/environment',
    files: ['{app,components,content,lib}/**/*.{ts,tsx}', 'middleware.ts'],
    ignores: ['lib/env.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', environment] },
  },
  {
    name: 'house/server-files',
    files: ['**/*.server.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', environment, serverOnly] },
  },
  {
    name: 'house/journeys',
    files: ['tests/**/*.ts'],
    // Playwright's fixtures are handed a function called `use`.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  { ignores: ['coverage/', 'shots/', 'test-results/', 'playwright-report/'] },
)
