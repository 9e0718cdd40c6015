export function startNginx(
  http: (port: number, folder: string) => string,
  options?: { workers?: number },
): Promise<{ url: string; pid: number; stop: () => Promise<void> }>
