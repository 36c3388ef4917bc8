// The configuration of a built client for nginx: the part that its http block includes.
import { CALL_AREAS, headersOfKinds, type HostedSite, PICTURE_AREA } from "./hostedSite.ts";
import {
  describedPages,
  documentMaps,
  headerMaps,
  indented,
  map,
  ownPages,
  quoted,
  variableOf,
} from "./nginxMaps.ts";
import { ASSETS, CONTENT_TYPES, FILE_AREAS, LARGEST_BODY_MB, STREAM_PATH } from "./siteRules.ts";

/** What belongs to a machine: the lines marked CHANGE. */
export interface NginxPlace {
  readonly root: string;
  readonly name: string;
  /** Lines of the server block that say where it listens and with which certificate. */
  readonly listen: readonly string[];
  /** A further server block, such as one that leads to https. */
  readonly before: readonly string[];
  /** `Strict-Transport-Security`; "" where https does not end here. */
  readonly transport: string;
}

const NAME = "scores.example.com";

/** A machine that ends https itself. */
const NGINX_PLACE: NginxPlace = {
  root: "/srv/touchline",
  name: NAME,
  before: [
    "server {",
    "\tlisten 80;",
    "\tlisten [::]:80;",
    `\tserver_name ${NAME}; # CHANGE`,
    "\treturn 301 https://$host$request_uri;",
    "}",
    "",
  ],
  listen: [
    "listen 443 ssl http2;",
    "listen [::]:443 ssl http2;",
    `ssl_certificate /etc/letsencrypt/live/${NAME}/fullchain.pem; # CHANGE`,
    `ssl_certificate_key /etc/letsencrypt/live/${NAME}/privkey.pem; # CHANGE`,
  ],
  transport: "max-age=31536000",
};

function backendLocations(site: HostedSite): string[] {
  const { backend } = site;
  const scheme = new URL(backend).protocol;
  const pass = `proxy_pass ${scheme}//touchline_backend;`;
  const hidden = Object.keys(headersOfKinds(site).call).map((name) => `proxy_hide_header ${name};`);
  const own = ownPages(site);
  return [
    "# The stream: open for hours, each frame at once.",
    `location = ${STREAM_PATH} {`,
    ...indented([
      pass,
      "proxy_buffering off;",
      "proxy_read_timeout 1h;",
      "proxy_send_timeout 1h;",
      "access_log off;",
    ]),
    "}",
    `location ~ ^/(?:${[...CALL_AREAS, PICTURE_AREA].join("|")})/ {`,
    ...indented([pass, ...hidden]),
    "}",
    ...(own.length === 0
      ? []
      : [
          "# Pages of the reference backend. Remove both with another backend.",
          `location ~ ^/(?:${own.join("|")})(?:/|$) {`,
          `\t${pass}`,
          "}",
          `location ~ ${quoted(String.raw`${describedPages(site)}\z`)} {`,
          `\t${pass}`,
          "}",
        ]),
  ];
}

function upstreamOf(backend: string): string {
  const { protocol, hostname, port } = new URL(backend);
  return `${hostname}:${port === "" ? (protocol === "https:" ? "443" : "80") : port}`;
}

/** To a backend on another machine's https the name of that machine is said, else that of the page. */
function namesForBackend(backend: string): string[] {
  const { protocol, host, hostname } = new URL(backend);
  if (protocol !== "https:") return ["proxy_set_header Host $http_host;"];
  return [`proxy_set_header Host ${host};`, "proxy_ssl_server_name on;", `proxy_ssl_name ${hostname};`];
}

/** An address that nobody has, for the lines that name a proxy in front. */
const NO_PROXY = "192.0.2.1";

/** What a proxy in front that ends https says of the visitor. Anybody else could make it up. */
function proxyInFront(): string[] {
  return [
    "# A proxy in front that ends https: its address here and at set_real_ip_from. Nobody else is believed about the protocol.",
    "geo $realip_remote_addr $touchline_in_front {",
    "\tdefault 0;",
    `\t${NO_PROXY} 1; # CHANGE`,
    "}",
    "",
    ...map('"$touchline_in_front $http_x_forwarded_proto"', "touchline_scheme", [
      ["default", "$scheme"],
      ['"~^1 (?<touchline_said>https?)$"', "$touchline_said"],
    ]),
  ];
}

/** Types of texts without their parameters. */
const TEXT_TYPES = [
  ...new Set(
    Object.values(CONTENT_TYPES)
      .filter((type) => type.includes("charset"))
      .map((type) => type.split(";", 1)[0]!),
  ),
];

function compression(): string[] {
  // Both name text/html themselves.
  const types = TEXT_TYPES.filter((type) => type !== "text/html").join(" ");
  return [
    "# Debian: apt-get install libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static",
    "brotli on;",
    "brotli_static on;",
    "brotli_comp_level 5;",
    "brotli_min_length 600;",
    `brotli_types ${types};`,
    "gzip on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    "gzip_min_length 600;",
    `gzip_types ${types};`,
  ];
}

function typesBlock(): string[] {
  const rows = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `${type.split(";", 1)[0]} ${extension.slice(1)};`,
  );
  return [
    "types {",
    ...indented([...rows, "video/mp4 mp4;", "video/webm webm;"]),
    "}",
    "charset utf-8;",
    `charset_types ${TEXT_TYPES.filter((type) => type !== "text/html").join(" ")};`,
  ];
}

/** The whole part, for `/etc/nginx/conf.d` or an `include` in the http block. */
export function nginxConfig(site: HostedSite, place: NginxPlace = NGINX_PLACE): string {
  const names = Object.keys(headersOfKinds(site).document);
  const server = [
    ...place.listen,
    `server_name ${place.name}; # CHANGE`,
    `root ${place.root}; # CHANGE`,
    "",
    ...typesBlock(),
    ...compression(),
    "",
    "merge_slashes off;",
    "absolute_redirect off;",
    "server_tokens off;",
    `client_max_body_size ${LARGEST_BODY_MB + 1}m;`,
    "error_page 404 $touchline_missing;",
    "",
    ...names.map((name) => `add_header ${name} $${variableOf(name)} always;`),
    "add_header cache-control $touchline_cache always;",
    "add_header vary $touchline_vary always;",
    ...(place.transport === ""
      ? []
      : [`add_header strict-transport-security ${quoted(place.transport)} always;`]),
    "",
    "# The visitor's address, as that proxy says it.",
    `set_real_ip_from ${NO_PROXY}; # CHANGE`,
    "real_ip_header X-Forwarded-For;",
    "",
    "proxy_http_version 1.1;",
    ...namesForBackend(site.backend),
    "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    "proxy_set_header X-Forwarded-Proto $touchline_scheme;",
    "proxy_set_header Upgrade $touchline_upgrade;",
    "proxy_set_header Connection $touchline_connection;",
    "# The next edge answers in place of one that is gone, is silent or has no world yet.",
    "proxy_connect_timeout 2s;",
    "proxy_next_upstream error timeout http_503;",
    "",
    ...backendLocations(site),
    "",
    "# Documents are reached only by the address of their page.",
    `location ~ ^/(?!${ASSETS}/).*\\.html$ {`,
    "\tinternal;",
    "}",
    `location ~ ^/(?:${FILE_AREAS.join("|")})/ {`,
    ...indented(["error_page 404 @touchline_nothing;", "try_files $uri =404;"]),
    "}",
    "location @touchline_nothing {",
    "\ttypes {}",
    "\tdefault_type text/plain;",
    '\treturn 404 "Nothing is here.\\n";',
    "}",
    "location / {",
    ...indented([
      "if ($touchline_redirect) {",
      "\treturn 302 $touchline_redirect;",
      "}",
      "try_files $uri $touchline_folder/$touchline_page =404;",
    ]),
    "}",
  ];
  return [
    "# Written by the build for nginx. Lines to adapt end with CHANGE; docs/hosting.md says what else belongs to a server.",
    "",
    ...documentMaps(site),
    ...headerMaps(site),
    "# Only websockets are upgraded; other connections to the backend stay open for further calls.",
    ...map("$http_upgrade", "touchline_upgrade", [
      ["default", '""'],
      ['"~*^websocket$"', "websocket"],
    ]),
    ...map("$touchline_upgrade", "touchline_connection", [
      ["default", '""'],
      ["websocket", "upgrade"],
    ]),
    ...proxyInFront(),
    "# Of several edges (docs/hosting.md) one line each; a client stays with one while it lives.",
    "upstream touchline_backend {",
    "\thash $remote_addr consistent;",
    `\tserver ${upstreamOf(site.backend)}; # CHANGE`,
    "\tkeepalive 32;",
    "}",
    "",
    ...place.before,
    "server {",
    ...indented(server),
    "}",
    "",
  ].join("\n");
}
