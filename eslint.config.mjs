import { defineConfig } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

// Next provides the plugin but enables only a few of its rules; we use all the strict ones.
const accessibility = next.find((part) => part.plugins?.['jsx-a11y']).plugins['jsx-a11y'].flatConfigs.strict
  .rules

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'lib/platform/env.ts is the only reader of process.env.',
}

const serverOnly = {
  selector: "Program:not(:has(> ImportDeclaration:first-child[source.value='server-only']))",
  message: "A *.server.ts file begins with import 'server-only'.",
}

const mergeInBrowser = {
  selector:
    "Program:has(> ExpressionStatement[directive='use client']) > ImportDeclaration[source.value='@/lib/cn']",
  message:
    'cn is for server components, as tailwind-merge is too large for browsers. Client components use clsx.',
}

const classesInTemplate = {
  selector: "JSXAttribute[name.name='className'] > JSXExpressionContainer > TemplateLiteral",
  message: 'Join classes with cn in server components and clsx in all others.',
}

/** The element that each component of components/ui renders. */
const elementOf = {
  Button: 'button',
  Checkbox: 'input',
  FieldLabel: 'label',
  Input: 'input',
  Label: 'label',
  RadioGroupItem: 'input',
  Select: 'select',
  Textarea: 'textarea',
}

export default defineConfig(
  ...next,
  ...typescript,
  {
    name: 'house/unused',
    files: ['**/*.{ts,tsx}'],
    // A leading underscore marks a parameter that is only there for its position.
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
    settings: { 'jsx-a11y': { components: elementOf } },
    rules: accessibility,
  },
  {
    name: 'house/handlers',
    files: ['**/*.tsx'],
    rules: {
      'react/jsx-handler-names': [
        'error',
        { eventHandlerPrefix: '(handle|on|set)', checkLocalVariables: true },
      ],
    },
  },
  {
    name: 'house/tests',
    files: ['**/*.test.tsx'],
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    name: 'house/configuration-files',
    files: ['*.config.{mjs,ts}', 'scripts/**/*.mjs'],
    // Config files need a default export, which has no name.
    rules: { 'import/no-anonymous-default-export': 'off' },
  },
  {
    name: 'house/environment',
    files: ['{app,components,content,lib}/**/*.{ts,tsx}', 'middleware.ts'],
    // Only code that starts, builds and operates the site reads the environment directly.
    ignores: ['lib/platform/env.ts', 'lib/{server,build,command,operations}/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', environment, mergeInBrowser, classesInTemplate] },
  },
  {
    name: 'house/server-files',
    files: ['**/*.server.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', environment, serverOnly] },
  },
  {
    name: 'house/end-to-end-tests',
    files: ['tests/**/*.ts'],
    // Playwright passes fixtures a function called `use`.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  { ignores: ['.vercel/', 'coverage/', 'shots/', 'test-results/', 'playwright-report/'] },
)
