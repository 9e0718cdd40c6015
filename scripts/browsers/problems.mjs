/** Runs in a page: tells `tellProblem` what fails in its scripts, and what its policy refuses. */
export function watchProblems() {
  const { tellProblem } = globalThis
  addEventListener('error', ({ message }) => message && tellProblem(message))
  addEventListener('unhandledrejection', ({ reason }) => tellProblem(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tellProblem(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  )
}
