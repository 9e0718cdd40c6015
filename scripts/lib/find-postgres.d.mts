export function findPostgres(env?: NodeJS.ProcessEnv): string | undefined
