# The public site in nginx. Build it again for each publish: the content is part of it.
#
#   docker build -t shamba-site --build-arg VITE_SITE_URL=https://www.your-site.example \
#     --build-arg VITE_SUPABASE_URL=https://… --build-arg VITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_… .
#   docker run -p 8080:8080 shamba-site
FROM node:22-bookworm-slim AS build
WORKDIR /project
COPY . .
# Publishable values alone: what is built in can be read by every visitor.
ARG VITE_SITE_URL
ARG VITE_SUPABASE_URL
ARG VITE_SUPABASE_PUBLISHABLE_KEY
ARG VITE_CAPTCHA_SITE_KEY
ARG VITE_CAPTCHA_PROVIDER
RUN npm ci
RUN npm run content:pull -- --fallback && npm run build
RUN node scripts/run.cjs nginx --root /srv/site --port 8080 > /site.conf

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY --from=build /project/dist /srv/site
COPY --from=build /site.conf /etc/nginx/conf.d/site.conf
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
