# docker build -t sitewright .
# What the image contains is made by tools/image, which does the same without Docker: node tools/image/make.ts root <folder>
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN --mount=type=cache,target=/root/.npm node tools/run.mjs node tools/image/make.ts root /image \
  && mv /image/data /empty

# no shell and no package manager: this Node, the libraries that it needs, and the site
FROM scratch
ARG VERSION
LABEL org.opencontainers.image.title="Sitewright" \
  org.opencontainers.image.description="A website builder and content administration site" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}"
COPY --from=build /image /
COPY --from=build --chown=1000:1000 /empty /data
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /opt/sitewright
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "healthy.mjs"]
# by itself as the first process, so that it gets the signal that ends it
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "apps/server/bin/server.mjs"]
