import { startNginx } from '@/tests/support/servers/start-nginx'

/** A cache shared by all visitors, keyed by URL only, that stores whatever the site allows. */
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

/** nginx as a caching proxy in front of the site. @param extra additional directives for its location */
export const startSharedCache = (site = '', extra = '') => startNginx(sharedCache(site, extra))
