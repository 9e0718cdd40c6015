import { startNginx } from '../../scripts/lib/start-nginx.mjs'

/** A cache for all visitors, keyed by the address alone, that keeps whatever the site lets it keep. */
const sharedCache = (site: string, extra: string) => (port: number, folder: string) => `
  proxy_cache_path ${folder}/cache keys_zone=shared:10m max_size=200m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_buffer_size 32k;
      proxy_buffers 8 32k;
      proxy_cache shared;
      proxy_cache_key $request_uri;
      proxy_cache_valid any 10m;
      add_header X-Cache $upstream_cache_status always;
      ${extra}
    }
  }
`

/** Debian's nginx in front of the site. @param extra more directives for its location */
export const startSharedCache = (site = '', extra = '') => startNginx(sharedCache(site, extra))
