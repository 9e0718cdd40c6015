import { join } from 'node:path'
import { startNginx } from '../start-nginx.mjs'
import { quoted } from './nginx-config.mjs'
import { packFolder } from './paths.mjs'

/** As fast as nginx does it: the very files that the front sends, of one variant, with the front's headers. */
const packedFiles = (headers) => (port) => `
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${join(packFolder, 'pages/unknown-desktop')};
    gzip_static on;
    gzip_vary on;
    ${headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
    location / { try_files $uri.html =404; }
  }
`

/** @param {number} workers @param {[string, string][]} headers */
export const benchNginx = (workers, headers) => startNginx(packedFiles(headers), { workers })
